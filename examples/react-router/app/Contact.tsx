import { Button, Dialog, Field, Input, Stack, Textarea, toast } from '@agency/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';

export function Contact() {
  const { Form, data, state } = useFetcher<{ name: string }>();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();

  useEffect(() => {
    if (!data) return;
    setOpen(false);
    form.current?.reset();
    toast({ title: 'Message sent', description: `Thank you, ${data.name}.`, tone: 'positive' });
  }, [data]);

  const refuse = (event: SyntheticEvent<HTMLFormElement>) => {
    // Hides the browser's message, which the field's `error` replaces.
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLInputElement>(
      ':is(input, textarea):invalid',
    );
    setWrong(field?.name);
    field?.focus();
  };

  return (
    <Dialog id="contact" heading="Write to us" open={open} onOpenChange={setOpen}>
      <Form ref={form} method="post" onInvalid={refuse} onSubmit={() => setWrong(undefined)}>
        <Stack>
          <Field heading="Name" error={wrong === 'name' && 'Say who you are.'}>
            <Input name="name" autoComplete="name" required />
          </Field>
          <Field heading="E-mail" error={wrong === 'email' && 'Write the whole address.'}>
            <Input type="email" name="email" autoComplete="email" required />
          </Field>
          <Field heading="The film" error={wrong === 'film' && 'One sentence is enough.'}>
            <Textarea name="film" required />
          </Field>
          <Stack direction="row">
            <Button type="submit" disabled={state !== 'idle'}>
              Send
            </Button>
            <Button commandfor="contact" command="close" tone="secondary">
              Not now
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Dialog>
  );
}
