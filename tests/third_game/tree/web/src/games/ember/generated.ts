// Generated from src/rules/ember/options.h. Do not edit; to write it again:
//   cmake --build build/release --target generate
import type { RuleOptions } from '../../wire/options';

export const rules = {
  options: [{ name: 'rounds', kind: 'number', rule: 'E-4.2', low: 1, high: 20, default: 3 }],
} as const satisfies RuleOptions;
