import { afterAll } from 'vitest';
import { startNginx } from './nginx.ts';
import { testServing } from './serving.ts';

/* Debian's nginx with `hosting/nginx.conf`. */

const { socket, stop } = startNginx();
testServing('nginx', { socketPath: socket });
afterAll(stop);
