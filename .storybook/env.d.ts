interface ImportMetaEnv {
  /** Set in test runs: see `otherTheme.ts`. */
  readonly STORYBOOK_BOTH_THEMES?: boolean;
}
