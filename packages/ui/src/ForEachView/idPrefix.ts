'use client';

import { createContext } from 'react';

/** The views around a component, before the ids that it makes itself: several views may have the same rows. */
export const IdPrefix = createContext('');
