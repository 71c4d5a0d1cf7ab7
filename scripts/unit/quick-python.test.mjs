import { chmodSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { needing } from './needs'
import { pathOfQuickPython } from './quick-python.mjs'
import { useFolder } from './use-folder'

needing('unix')
const folder = useFolder()

/** A folder with a `python3`. */
function withPython(name, content) {
  const file = folder.put(`${name}/python3`, content)
  chmodSync(file, 0o755)
  return dirname(file)
}

test('where python3 is a script, the folder of what it starts goes first', () => {
  const shims = withPython('shims', '#!/bin/sh\necho /opt/python/bin/python3\n')
  const path = [folder.at('none'), shims].join(delimiter)
  expect(pathOfQuickPython(path)).toBe(['/opt/python/bin', path].join(delimiter))
})

test('a Python itself, none, and a script that fails or says nothing leave the path as it is', () => {
  const broken = withPython('broken', '#!/bin/sh\nexit 1\n')
  const silent = withPython('silent', '#!/bin/sh\n')
  const own = withPython('own', '\x7fELF')
  for (const path of [broken, silent, own, folder.at('none'), ''])
    expect(pathOfQuickPython(path)).toBe(path)
})
