import { ErrorSummary, type FieldError } from '../../../views/design/fields/ErrorSummary.tsx';
import { OpenedFormCard, type OpenedFormCardProps } from '../../../views/design/fields/OpenedFormCard.tsx';
import { TextField } from '../../../views/design/fields/TextField.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { nothing, samples } from '../../samples.ts';

const errors = (tell: Tell, fields: string): readonly FieldError[] => [
  { fieldId: `${fields}-name`, text: tell('请填写联系人', 'Give a contact') },
  { fieldId: `${fields}-mail`, text: tell('不是邮箱地址', 'This is no email address') },
];

const longErrors = (tell: Tell): readonly FieldError[] => [
  { fieldId: 'long-1', text: tell(...samples.longSentence) },
  { fieldId: 'long-2', text: tell(...samples.longNumber) },
];

type Tried = Partial<Pick<OpenedFormCardProps, 'errors' | 'trouble' | 'busy'>> & {
  readonly tell: Tell;
  readonly name: string;
};

function TriedForm({ tell, name, ...more }: Tried) {
  const opener = `${name}-opener`;
  return (
    <>
      <PressButton id={opener} onPress={nothing}>
        {tell('新增联系人', 'Add a contact')}
      </PressButton>
      <OpenedFormCard
        title={tell('新增联系人', 'Add a contact')}
        openerId={opener}
        attempt={0}
        errors={[]}
        trouble={undefined}
        busy={false}
        submitLabel={tell('保存', 'Save')}
        cancelLabel={tell('取消', 'Cancel')}
        onSubmitted={nothing}
        onCancelled={nothing}
        {...more}
      >
        <Held initial="">
          {(value, change) => (
            <TextField id={`${name}-name`} label={tell('联系人', 'Contact')} value={value} onChanged={change} />
          )}
        </Held>
      </OpenedFormCard>
    </>
  );
}

export const examples = [
  ...examplesOf('ErrorSummary', {
    'nothing wrong': () => <ErrorSummary errors={[]} />,
    several: ({ tell }) => <ErrorSummary errors={errors(tell, 'summary')} />,
    'long text': ({ tell }) => <ErrorSummary errors={longErrors(tell)} />,
  }),
  ...examplesOf('OpenedFormCard', {
    usual: ({ tell }) => <TriedForm tell={tell} name="usual" />,
    'with errors': ({ tell }) => <TriedForm tell={tell} name="wrong" errors={errors(tell, 'wrong')} />,
    'in trouble': ({ tell }) => <TriedForm tell={tell} name="trouble" trouble={tell(...samples.longSentence)} />,
    busy: ({ tell }) => <TriedForm tell={tell} name="busy" busy />,
  }),
];
