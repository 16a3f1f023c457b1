// Generated from src/rules/phantom/options.h. Do not edit; to write it again:
//   cmake --build build/release --target generate
import type { RuleOptions } from '../../wire/options';

export const rules = {
  options: [
    { name: 'advanced', kind: 'flag', rule: 'P-8', default: false },
    { name: 'going_out', kind: 'choice', rule: 'P-6.1', choices: ['together', 'in-hand'], default: 'together' },
    { name: 'deck_out', kind: 'choice', rule: 'P-7.2', choices: ['replay', 'counts'], default: 'replay' },
    { name: 'rounds', kind: 'number', rule: 'P-7.4', low: 1, bySeats: { 2: 6, 3: 6, 4: 8 } },
    { name: 'points', kind: 'number', rule: 'P-7.4', low: 1, bySeats: { 2: 24, 3: 18, 4: 12 } },
  ],
} as const satisfies RuleOptions;
