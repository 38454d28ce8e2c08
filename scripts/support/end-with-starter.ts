import { spawn } from 'node:child_process'

// Runs a command as the leader of a process group, and ends the group when the starting process ends, which
// closes the pipe.
const [command = '', ...words] = process.argv.slice(2)
const childProcess = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'] })
childProcess.once('error', (reason) => {
  process.stderr.write(`${reason.message}\n`)
  process.exit(1)
})
childProcess.once('exit', (code) => process.exit(code ?? 1))
process.stdin.once('close', () => process.kill(-process.pid, 'SIGKILL'))
process.stdin.resume()
