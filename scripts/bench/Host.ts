import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../apps/site/hosting/serve.ts';

/** A folder served on loopback, with production's headers and compression. */
export class Host {
  readonly origin: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async serve(folder: string): Promise<Host> {
    const server = createSiteServer(folder).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Host(server);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
