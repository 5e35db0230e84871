import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createSiteServer } from '../hosting/serve.ts';
import { testServing } from './serving.ts';

/* `pnpm start`. */

const server = createSiteServer();
testServing('pnpm start', async () => {
  await once(server.listen(0), 'listening');
  return { port: (server.address() as AddressInfo).port };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
