/** Flags with which a C or C++ compiler builds a program that stops at undefined behaviour. */
export const sanitizers: readonly string[] = [
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=undefined',
  '-fno-omit-frame-pointer',
  '-g',
]
