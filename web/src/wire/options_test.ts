import { expect, test } from 'vitest';
import { rules as chimera } from '../games/chimera/generated';
import { rules as phantom } from '../games/phantom/generated';
import { inForce } from './options';

test('without options the default preset is in force', () => {
  const rules = inForce(chimera, {}, 3);
  expect(rules.preset).toBe('de');
  expect(rules.values['limit']).toBe(400);
  expect(rules.presetOptions.some((option) => option.differs)).toBe(false);
});

test('a preset is known by its values, too', () => {
  const written = { limit: 300, forced_bid: 'highest', closing_passes: 2, all_pass: 'redeal', reenter: true };
  expect(inForce(chimera, written, 3).preset).toBe('hu');
  expect(inForce(chimera, { edition: 'fr' }, 3).presetOptions.find((option) => option.differs)).toEqual({
    name: 'closing_passes',
    value: 3,
    differs: true,
  });
  expect(inForce(chimera, { edition: 'ko' }, 3).values['reenter']).toBe(false);
});

test('a mixture is no preset', () => {
  expect(inForce(chimera, { edition: 'hu', reenter: false }, 3).preset).toBeNull();
});

test('a default may depend on the number of seats', () => {
  expect(inForce(phantom, {}, 4).values).toMatchObject({ advanced: false, rounds: 8, points: 12 });
  expect(inForce(phantom, { rounds: 2 }, 3).values).toMatchObject({ rounds: 2, points: 18 });
});
