import type { Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';

/** The error of a field of the sign-in page. */
export function SignInError({ id, error }: { readonly id: string; readonly error: Message | undefined }) {
  const { say } = useWords();
  if (error === undefined) return null;
  return (
    <p id={id} className="si-error">
      {say(error)}
    </p>
  );
}
