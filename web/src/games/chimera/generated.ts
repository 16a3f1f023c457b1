// Generated from src/rules/chimera/options.h. Do not edit; to write it again:
//   cmake --build build/release --target generate
import type { RuleOptions } from '../../wire/options';

export const rules = {
  options: [
    { name: 'limit', kind: 'number', rule: 'C-8.5', low: 50, high: 5000, default: 400 },
    { name: 'forced_bid', kind: 'choice', rule: 'C-3.7', choices: ['holder', 'highest'], default: 'holder' },
    { name: 'closing_passes', kind: 'number', rule: 'C-3.3', low: 2, high: 3, default: 2 },
    { name: 'all_pass', kind: 'choice', rule: 'C-3.6', choices: ['redeal', 'first'], default: 'redeal' },
    { name: 'reenter', kind: 'flag', rule: 'C-3.4', default: true },
  ],
  preset: {
    name: 'edition',
    values: {
      de: { forced_bid: 'holder', closing_passes: 2, all_pass: 'redeal', reenter: true },
      ko: { forced_bid: 'holder', closing_passes: 2, all_pass: 'redeal', reenter: false },
      fr: { forced_bid: 'holder', closing_passes: 3, all_pass: 'redeal', reenter: true },
      hu: { forced_bid: 'highest', closing_passes: 2, all_pass: 'redeal', reenter: true },
    },
  },
} as const satisfies RuleOptions;

export const treasures = { 2: 10, 11: 5 } as const;
