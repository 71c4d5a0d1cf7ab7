import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import typescript from 'typescript-eslint'
import { longFileSaysWhy } from './scripts/lint/long-file-says-why.mjs'
import { noClockDecides } from './scripts/lint/no-clock-decides.mjs'
import { plainWords } from './scripts/lint/plain-words.mjs'

const notInCore =
  'core gives the same bytes for the same input, on any system: hand it in as an argument.'
const notPure =
  'Date performance process window document navigator setTimeout setInterval setImmediate queueMicrotask ' +
  'requestAnimationFrame crypto fetch console localStorage globalThis global self require module Buffer Intl'

/** Tests that no clock decides. What measures or kills by the clock is none of them: `bench`, `e2e/kills`, `e2e/manual`. */
const unitTests = ['**/*.test.ts', '**/*.test.mjs', '**/testing/**', '**/testing.ts']
const e2eTests = ['e2e/tests/**/*.ts', 'e2e/*.ts']

export default defineConfig(
  {
    ignores: [
      'out/',
      'src-main/core/words/made/',
      'dist/',
      '.cache/',
      'test-results/',
      'node_modules/',
      '**/samples/',
      '**/kit/',
    ],
  },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    plugins: {
      boardwright: {
        rules: {
          'long-file-says-why': longFileSaysWhy,
          'no-clock-decides': noClockDecides,
          'plain-words': plainWords,
        },
      },
    },
    rules: {
      'boardwright/long-file-says-why': ['error', 300],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // What is known to be there is asserted in core's hot loops; elsewhere it is checked by review.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    // TypeScript knows better which names exist.
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
    // Props and state are declared with `let` and assigned by the compiler.
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // It takes the words of a reason behind `--` for further codes.
      'svelte/no-unused-svelte-ignore': 'off',
      // There are no stores, and to make sure takes the types of every expression.
      'svelte/require-store-reactive-access': 'off',
      // Sets and maps are filled once and then replaced whole, as `$state.raw` and `$derived` want it.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', 'src-renderer/svelte.config.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src-main/**/*.ts', 'src-renderer/**/*.ts', 'src-renderer/**/*.svelte'],
    ignores: ['**/*.test.ts', '**/testing.ts', '**/testing/**', 'src-main/core/conformance/**'],
    rules: { 'boardwright/plain-words': 'error' },
  },
  {
    files: unitTests,
    rules: { 'boardwright/no-clock-decides': ['error', 'unit'] },
  },
  {
    files: e2eTests,
    rules: { 'boardwright/no-clock-decides': ['error', 'e2e'] },
  },
  {
    files: ['src-main/core/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...notPure.split(' ').map((name) => ({ name, message: notInCore })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as an Rng.' },
      ],
    },
  },
  {
    files: ['src-renderer/**/*.ts', 'src-renderer/**/*.svelte'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: 'src-main(?!/core/)', message: 'The page sees core alone, as @core/…' },
            { regex: 'src-main/core/', message: 'Name it @core/…' },
            { regex: '^node:', message: 'The page has no Node.' },
            { regex: '^electron($|/)', message: 'The page talks to main by the bridge alone.' },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='window'][property.name='bridge']",
          message: 'Only bridge.ts touches window.bridge.',
        },
      ],
    },
  },
  {
    files: ['src-renderer/bridge.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
