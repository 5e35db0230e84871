import '@agency/ui/styles.css';
import './brand.css.ts';
import { type LinkProps, LinkProvider, ToastProvider } from '@agency/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { Courses } from './Courses.tsx';
import { Frame } from './Frame.tsx';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <LinkProvider component={RouterLink}>
        <ToastProvider>
          <Routes>
            <Route element={<Frame />}>
              <Route index element={<Courses />} />
              <Route path="wheel" element={<h1>At the wheel</h1>} />
            </Route>
          </Routes>
        </ToastProvider>
      </LinkProvider>
    </BrowserRouter>
  </StrictMode>,
);
