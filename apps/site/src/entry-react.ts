// React alone, before `entry-client.tsx`, so that it runs in a task of its own.
import 'react-dom/client';
