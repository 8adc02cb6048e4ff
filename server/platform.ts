import { platformCommand } from './composition/platform-command.ts';
import { StartupRefusal } from './ground/startup-refusal.ts';

platformCommand(process.argv.slice(2), { environment: process.env, print: (line) => console.log(line) }).catch(
  (failure: unknown) => {
    console.error(failure instanceof StartupRefusal ? failure.message : failure);
    process.exitCode = 1;
  },
);
