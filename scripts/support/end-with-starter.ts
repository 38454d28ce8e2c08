import { spawn } from 'node:child_process'

// Runs a command in a group of processes of its own, whose leader this is, and ends them all once whoever started it
// has gone, however that came: its end of the pipe closes.
const [command = '', ...words] = process.argv.slice(2)
const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'] })
child.once('error', (reason) => {
  process.stderr.write(`${reason.message}\n`)
  process.exit(1)
})
child.once('exit', (code) => process.exit(code ?? 1))
process.stdin.once('close', () => process.kill(-process.pid, 'SIGKILL'))
process.stdin.resume()
