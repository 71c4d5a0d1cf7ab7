/** What makes a compiler of C or C++ build a program that ends where it does what the language leaves undefined. */
export const sanitizers: readonly string[] = [
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=undefined',
  '-fno-omit-frame-pointer',
  '-g',
]
