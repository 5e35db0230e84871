import { ButtonLink } from '@agency/ui';

export default function Studio() {
  return (
    <>
      <h1>The studio under the roof</h1>
      <p>Two microphones, north light all day, and nobody above us.</p>
      <ButtonLink href="mailto:studio@northlight.example">Book a visit</ButtonLink>
    </>
  );
}
