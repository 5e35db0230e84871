import { afterAll } from 'vitest';
import { listen } from '../../../scripts/listen.ts';
import { createSiteServer } from '../hosting/serve.ts';
import { testServing } from './serving.ts';

/* `pnpm start`. */

const { origin, close } = await listen(createSiteServer());
const { hostname, port } = new URL(origin);
testServing({ hostname, port });
afterAll(close);
