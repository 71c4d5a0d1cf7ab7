import { expect, test } from 'vitest'
import { lastLines, tellingLine } from './telling-line'

test.each([
  ['', ''],
  ['oh\n', 'oh'],
  // Python
  [
    'Traceback (most recent call last):\n  File "sol.py", line 3, in <module>\n    int("x")\nValueError: invalid literal\n',
    'ValueError: invalid literal',
  ],
  [
    '  File "sol.py", line 2\n    x = (\n        ^\nSyntaxError: \'(\' was never closed\n',
    "SyntaxError: '(' was never closed",
  ],
  // C++
  [
    "terminate called after throwing an instance of 'std::runtime_error'\n  what():  oh\n",
    'what():  oh',
  ],
  [
    "sol: sol.cpp:5: int main(): Assertion `n > 0' failed.\n",
    "sol: sol.cpp:5: int main(): Assertion `n > 0' failed.",
  ],
  // Node: an error, one of several lines with fields of its own, one without words, and what is not a error.
  [
    "/run/sol.js:3\nthrow new Error('no line')\n^\n\nError: no line\n    at Object.<anonymous> (/run/sol.js:3:7)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20.20.2\n",
    'Error: no line',
  ],
  [
    "node:fs:573\n  return binding.open(\n                 ^\n\nError: ENOENT: no such file or directory, open 'x'\nand more\n    at Object.openSync (node:fs:573:18) {\n  errno: -2,\n  code: 'ENOENT'\n}\n\nNode.js v20.20.2\n",
    "Error: ENOENT: no such file or directory, open 'x'",
  ],
  [
    'node:assert:126\n  throw new AssertionError(obj);\n  ^\n\nAssertionError [ERR_ASSERTION]: 1 == 2\n    at Object.<anonymous> (/run/a.js:1:19) {\n  code: 1\n}\n\nNode.js v20.20.2\n',
    'AssertionError [ERR_ASSERTION]: 1 == 2',
  ],
  [
    '/run/sol.js:1\nlet x = ;\n        ^\n\nSyntaxError: Unexpected token\n    at wrapSafe (node:internal:1:2)\n\nNode.js v22.1.0',
    'SyntaxError: Unexpected token',
  ],
  [
    "/run/sol.js:1\nthrow 'oh'\n^\noh\n(Use `node --trace-uncaught ...` to show where the exception was thrown)\n\nNode.js v20.20.2\n",
    'oh',
  ],
  // Java
  [
    'Exception in thread "main" java.lang.IllegalStateException: two\n\tat Main.main(Main.java:4)\nCaused by: java.lang.RuntimeException: one\n\tat Main.run(Main.java:9)\n\t... 1 more\n',
    'Exception in thread "main" java.lang.IllegalStateException: two',
  ],
  [
    'Exception in thread "main" java.util.NoSuchElementException\r\n\tat java.base/sun.launcher.x(y.java:1)\r\n',
    'Exception in thread "main" java.util.NoSuchElementException',
  ],
  [
    'Error: Could not find or load main class Main\n\tat x.y(z.java:1)\n',
    'Error: Could not find or load main class Main',
  ],
  // Go and Rust
  [
    'panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:\nmain.main()\n\t/run/x.go:5 +0x1d\nexit status 2\n',
    'panic: runtime error: index out of range [5] with length 3',
  ],
  [
    "thread 'main' panicked at src/main.rs:2:5:\nindex out of bounds\nnote: run with `RUST_BACKTRACE=1`\n",
    "thread 'main' panicked at src/main.rs:2:5: index out of bounds",
  ],
  // Sanitizers
  [
    'debug\n=====\n==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1\n    #0 0x5 in main /run/a.cpp:4\nSUMMARY: AddressSanitizer: heap-buffer-overflow /run/a.cpp:4 in main\nShadow bytes around:\n==7==ABORTING\n',
    'SUMMARY: AddressSanitizer: heap-buffer-overflow /run/a.cpp:4 in main',
  ],
  [
    'a.cpp:3:9: runtime error: signed integer overflow: 2147483647 + 1 cannot be represented\nmore\n',
    'a.cpp:3:9: runtime error: signed integer overflow: 2147483647 + 1 cannot be represented',
  ],
])('of what a program wrote on standard error the line that says why: %#', (errors, line) => {
  expect(tellingLine(errors)).toBe(line)
})

test('the last lines stand without the empty ones behind them', () => {
  expect(lastLines('a\nb\n\nc\n\n', 2)).toEqual({ lines: ['', 'c'], before: 2 })
  expect(lastLines('a\n', 3)).toEqual({ lines: ['a'], before: 0 })
  expect(lastLines(' \n', 3)).toEqual({ lines: [], before: 0 })
})
