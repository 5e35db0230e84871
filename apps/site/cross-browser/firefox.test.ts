import { startFirefox } from './firefox.ts';
import { runJourneys } from './runJourneys.ts';

runJourneys('Firefox', ['firefox'], startFirefox);
