import { ButtonLink } from '@agency/ui';

export default function Studio() {
  return (
    <main>
      <h1>The studio under the roof</h1>
      <p>North light all day, and nobody above us.</p>
      <ButtonLink href="/">Prices</ButtonLink>
    </main>
  );
}
