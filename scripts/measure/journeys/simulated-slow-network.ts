import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** The speed of slow 4G: 150 ms for a round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { roundTripMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 } as const

const packetBytes = 1460
/** Bytes that a connection may queue before its sender has to pause. */
const maximumQueuedBytes = 64 * 1024

/**
 * A slow network that several servers share. All connections share its bandwidth packet by packet. A
 * packet takes half a round trip in each direction, and opening a connection takes a whole round trip.
 * Unlike the throttling of the browser, this network also slows down service workers.
 */
export class SimulatedSlowNetwork {
  private readonly down = new ConnectionsInOneDirection(slow4G.downBitsPerSecond)
  private readonly up = new ConnectionsInOneDirection(slow4G.upBitsPerSecond)
  private readonly servers: Server[] = []
  private readonly sockets = new Set<Socket>()

  /**
   * Returns a port of this machine. A connection to it reaches, over the slow network, the server that
   * listens on the given port.
   */
  async openPortForwardedTo(port: number): Promise<number> {
    const server = createServer((browser) => this.connectWithDelay(browser, connect(port, '127.0.0.1')))
    this.servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return portOfListeningServer(server)
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    for (const server of this.servers) server.close()
  }

  private connectWithDelay(browser: Socket, server: Socket): void {
    for (const socket of [browser, server]) {
      this.sockets.add(socket)
      socket.setNoDelay(true)
      socket.once('close', () => this.sockets.delete(socket))
      socket.on('error', () => {
        browser.destroy()
        server.destroy()
      })
    }
    // Opening a connection costs a round trip, which a local server would not take.
    setTimeout(() => this.up.forward(browser, server), slow4G.roundTripMs)
    this.down.forward(server, browser)
  }
}

interface DirectedConnection {
  readonly from: Socket
  readonly to: Socket
  waitingBytes: Buffer
}

/**
 * The connections that send data in one direction of the slow network. They take turns to send one packet
 * each.
 */
class ConnectionsInOneDirection {
  private readonly waitingConnections: DirectedConnection[] = []
  private freeAt = 0
  private isSending = false

  constructor(private readonly bitsPerSecond: number) {}

  forward(from: Socket, to: Socket): void {
    const lane: DirectedConnection = { from, to, waitingBytes: Buffer.alloc(0) }
    from.on('data', (bytes) => {
      lane.waitingBytes = Buffer.concat([lane.waitingBytes, Buffer.from(bytes)])
      if (lane.waitingBytes.length > maximumQueuedBytes) from.pause()
      if (!this.waitingConnections.includes(lane)) this.waitingConnections.push(lane)
      this.send()
    })
    from.once('close', () => setTimeout(() => to.destroy(), slow4G.roundTripMs * 10))
  }

  private send(): void {
    if (this.isSending) return
    const lane = this.waitingConnections.shift()
    if (!lane) return
    const packet = lane.waitingBytes.subarray(0, packetBytes)
    lane.waitingBytes = lane.waitingBytes.subarray(packet.length)
    if (lane.waitingBytes.length < maximumQueuedBytes / 2) lane.from.resume()
    if (lane.waitingBytes.length > 0) this.waitingConnections.push(lane)
    const now = performance.now()
    this.freeAt = Math.max(now, this.freeAt) + (packet.length * 8000) / this.bitsPerSecond
    this.isSending = true
    // Timers of the same length keep their order.
    setTimeout(() => {
      this.isSending = false
      setTimeout(() => lane.to.writable && lane.to.write(packet), slow4G.roundTripMs / 2)
      this.send()
    }, this.freeAt - now)
  }
}

export function portOfListeningServer(server: Pick<Server, 'address'>): number {
  return (server.address() as AddressInfo).port
}
