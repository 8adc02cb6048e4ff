import { platformCommand } from './composition/platform-command.ts';
import { GroundRefusal } from './ground/ground-refusal.ts';

platformCommand(process.argv.slice(2), { environment: process.env, print: (line) => console.log(line) }).catch(
  (failure: unknown) => {
    console.error(failure instanceof GroundRefusal ? failure.message : failure);
    process.exitCode = 1;
  },
);
