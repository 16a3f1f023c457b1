#include "fair/sha256.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "fair/seeds.h"

namespace lair::fair {
namespace {

std::string hash_of(std::string_view text) {
  Sha256 hash;
  hash.add(text);
  return to_hex(hash.digest());
}

// The examples of FIPS 180-4's companion document, and a million letters.
TEST(Sha256, AgreesWithTheStandard) {
  EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash_of("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                    "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(hash_of(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, DoesNotDependOnHowTheTextIsCut) {
  const std::string text(200, 'x');
  for (std::size_t first = 0; first <= text.size(); ++first) {
    Sha256 hash;
    hash.add(std::string_view(text).substr(0, first));
    hash.add(std::string_view(text).substr(first));
    EXPECT_EQ(to_hex(hash.digest()), hash_of(text));
  }
}

std::string hmac_of(const std::vector<std::uint8_t>& key, std::string_view text) {
  Hmac hmac{Bytes(key)};
  hmac.add(text);
  return to_hex(hmac.digest());
}

std::vector<std::uint8_t> key_of(std::string_view text) { return {text.begin(), text.end()}; }

// RFC 4231, cases 1 to 4, 6 and 7.
TEST(Hmac, AgreesWithTheStandard) {
  const std::vector<std::uint8_t> long_key(131, 0xaa);
  std::vector<std::uint8_t> counting;
  for (std::uint8_t byte = 1; byte <= 25; ++byte) counting.push_back(byte);
  EXPECT_EQ(hmac_of(std::vector<std::uint8_t>(20, 0x0b), "Hi There"),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hmac_of(key_of("Jefe"), "what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hmac_of(std::vector<std::uint8_t>(20, 0xaa), std::string(50, '\xdd')),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(hmac_of(counting, std::string(50, '\xcd')),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
  EXPECT_EQ(hmac_of(long_key, "Test Using Larger Than Block-Size Key - Hash Key First"),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  EXPECT_EQ(hmac_of(long_key,
                    "This is a test using a larger than block-size key and a larger than "
                    "block-size data. The key needs to be hashed before being used by the "
                    "HMAC algorithm."),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

}  // namespace
}  // namespace lair::fair
