import { runJourneys } from './runJourneys.ts';
import { startWebKit } from './webKit.ts';

runJourneys('WebKit', ['webKitDriver', 'xvfb'], startWebKit);
