import { ensureTool } from './systemTool.ts';

/** The path of nginx, installed first where there is none. */
export const ensureNginx = (): string =>
  ensureTool('nginx', 'The tests of apps/site/hosting/nginx.conf need');
