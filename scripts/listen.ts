import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  origin: string;
  /** Closes the server and the connections that browsers keep open. */
  close: () => void;
}

/** Makes a server listen on a free port. */
export async function listen(server: Server): Promise<Listening> {
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
