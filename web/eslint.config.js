import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs['flat/recommended'],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Links are plain addresses here: there is no SvelteKit to resolve them.
      'svelte/no-navigation-without-resolve': 'off',
      // State is replaced, not changed in place, so plain sets and maps do.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
