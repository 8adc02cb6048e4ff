import type { ReactNode } from 'react';

import { suppressEnter } from '../../design/actions/suppress-enter.ts';

export interface TextPressProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly label?: string;
  readonly pressed?: boolean;
  readonly id?: string;
}

/** A button of the sign-in page that looks like a link. */
export function TextPress({ children, onPress, label, pressed, id }: TextPressProps) {
  return (
    <button
      type="button"
      id={id}
      className="si-text"
      aria-label={label}
      aria-pressed={pressed}
      onClick={() => onPress()}
      onKeyDown={suppressEnter}
    >
      {children}
    </button>
  );
}
