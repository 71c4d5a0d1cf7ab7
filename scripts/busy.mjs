// node scripts/busy.mjs [count] -- command …: runs a command while so many loops keep the processors busy, eight unless
// told, and ends them with it. For looking whether tests mind how fast the machine is.
import { ended, spawnChild } from './lib/children.mjs'
import { runScript, Trouble } from './lib/say.mjs'

await runScript(async (args) => {
  const at = args.indexOf('--')
  const [program, ...rest] = args.slice(at + 1)
  const count = at > 0 ? Number(args[0]) : 8
  if (at < 0 || program === undefined || !Number.isInteger(count) || count < 1)
    throw new Trouble('Name a command, as in: node scripts/busy.mjs 8 -- npm test')
  const loops = Array.from({ length: count }, () =>
    spawnChild(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  const code = await ended(spawnChild(program, rest, { stdio: 'inherit' }))
  for (const loop of loops) loop.kill('SIGKILL')
  return code
})
