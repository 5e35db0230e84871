type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor asks for reduced data use. */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;
