import { spawnSync } from 'node:child_process'
import { openSync, readSync, closeSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * A search path on which `python3` is Python itself: where managers of versions put a script in its place, that takes longer
 * than most programs that tests let it run, and they start it some hundred times.
 */
export function pathOfQuickPython(path = process.env.PATH ?? '') {
  const found = path
    .split(delimiter)
    .map((folder) => join(folder, 'python3'))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
  if (found === undefined || !isScript(found)) return path
  const asked = spawnSync(found, ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' })
  const own = asked.status === 0 ? asked.stdout.trim() : ''
  return own === '' ? path : dirname(own) + delimiter + path
}

function isScript(file) {
  const descriptor = openSync(file)
  try {
    const start = Buffer.alloc(2)
    readSync(descriptor, start)
    return start.toString() === '#!'
  } finally {
    closeSync(descriptor)
  }
}
