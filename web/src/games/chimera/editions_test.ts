import { expect, test } from 'vitest';
import { inForce } from './editions';

test('without options it is the German edition to 400', () => {
  const rules = inForce({});
  expect(rules).toMatchObject({ edition: 'de', limit: 400 });
  expect(rules.options.some((option) => option.differs)).toBe(false);
});

test('an edition is known by its options, too', () => {
  const written = { limit: 300, forced_bid: 'highest', closing_passes: 2, all_pass: 'redeal', reenter: true };
  expect(inForce(written).edition).toBe('hu');
  expect(inForce({ edition: 'fr' }).options.find((option) => option.differs)).toEqual({
    name: 'closing-passes',
    value: '3',
    differs: true,
  });
  expect(inForce({ edition: 'ko' }).options.find((option) => option.name === 'reenter')?.value).toBe('off');
});

test('a mixture is no edition', () => {
  expect(inForce({ edition: 'hu', reenter: false }).edition).toBeNull();
});
