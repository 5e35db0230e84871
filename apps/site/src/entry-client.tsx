import { hydrate } from './hydrate.tsx';
import { KeptPageContent } from './pages/KeptPageContent.tsx';
import './styles.ts';

// A step of its own: running the modules was one.
setTimeout(() => hydrate(KeptPageContent));
