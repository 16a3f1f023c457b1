#include "protocol/shape.h"

#include <gtest/gtest.h>

#include "protocol/requests.h"
#include "protocol/table_messages.h"
#include "record/json.h"

namespace lair::wire {
namespace {

template <class T>
std::string misfit_of(std::string_view json) {
  return misfit(*parse_json(json), shape_of<T>());
}

TEST(Shape, FitsMessages) {
  EXPECT_EQ(misfit_of<Incoming>(R"({"v":3,"re":7,"turn":{"seat":null,"you":false}})"), "");
  EXPECT_EQ(misfit_of<Incoming>(R"({"re":7,"error":{"code":"x","args":{"a":{"term":"b"}}}})"), "");
  EXPECT_EQ(misfit_of<Incoming>(R"({"events":[{"event":"played","cards":["8j"]}],"v":1})"), "");
  EXPECT_EQ(misfit_of<Update>(R"({"v":1,"settings":{"pace":5},"status":"open"})"), "");
}

TEST(Shape, NamesThePlaceThatDoesNotFit) {
  EXPECT_EQ(misfit_of<Turn>(R"({"seat":"1","you":true})"), "Turn.seat: not a number");
  EXPECT_EQ(misfit_of<Turn>(R"({"seat":1})"), "Turn.you: missing");
  EXPECT_EQ(misfit_of<Turn>(R"({"seat":1,"you":true,"his":1})"), "Turn.his: unknown");
  EXPECT_EQ(misfit_of<Update>(R"({"v":1,"status":"shut"})"), "Update.status: none of the choices");
  EXPECT_EQ(misfit_of<Incoming>(R"({"here":[true,1]})"), "Incoming.here[1]: not a flag");
  EXPECT_EQ(misfit_of<Votes>("[]"), "Votes: not an object");
  EXPECT_EQ(misfit_of<WireError>(R"({"code":"x","args":{"a":null}})"),
            "WireError.args.a: not a text, or WireError.args.a: not a number, or WireError.args.a: "
            "not an object");
}

TEST(Shape, TellsDefaultsAndRanges) {
  for (const FieldShape& field : shape_of<Settings>().fields) {
    if (field.name != "pace") continue;
    EXPECT_EQ(field.fallback, "1200");
    EXPECT_EQ(field.high, kLongestWait);
    EXPECT_TRUE(field.optional);
  }
}

TEST(Append, WritesFieldsInTheOrderOfTheList) {
  Turn turn{.seat = {}, .you = true, .kind = "play"};
  turn.next = SeatSet::of(seat_at(0)).with(seat_at(2));
  turn.left = 1500;
  EXPECT_EQ(to_text(turn), R"({"seat":null,"you":true,"kind":"play","next":[0,2],"left":1500})");
  EXPECT_EQ(to_text(Votes{.seat = 1}), R"({"seat":1,"by":[]})");
  EXPECT_EQ(to_text(Notice{}), "{}");
  EXPECT_EQ(to_text(Said{.seat = 0, .name = "A\"", .phrase = Phrase{2}}),
            R"({"seat":0,"name":"A\"","phrase":"nice"})");
}

TEST(Requests, ExamplesFitTheirShapes) {
  for (const RequestInfo& request : kRequests) {
    const auto example = parse_json(request.example);
    if (!example) continue;  // it has an ellipsis
    const Value* argument = example->find(request.name);
    ASSERT_NE(argument, nullptr) << request.name;
    EXPECT_EQ(misfit(*argument, request.shape()), "") << request.name;
  }
}

}  // namespace
}  // namespace lair::wire
