import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'node_modules', '.data', 'public', 'coverage', 'test-results', 'src/ui/*.generated.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program for all but the worker: types that are asked about in five would be worked out in each of them.
        project: ['./tsconfig.lint.json', './src/sw/tsconfig.json'],
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/{app,features,ui}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    // It tells of what the React Compiler leaves alone; nothing here is compiled by it.
    rules: { ...hooks.configs.recommended.rules, 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    // Command-line programs speak to a terminal.
    files: ['src/build/**/*.mjs', 'src/studio/**/*.ts', 'tests/**/*.{mjs,ts}'],
    rules: { 'no-console': 'off' },
  },
);
