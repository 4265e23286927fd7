import { readFileSync } from 'node:fs';
import { missingController } from './missingController';

const none = { name: '', taxId: '', address: '', email: '', hosting: '', region: '' };
const all = { name: 'A', taxId: 'B', address: 'C', email: 'd@e.example', hosting: 'F', region: 'G' };

it('B5 warns of each detail of the controller that is not set, by the setting that .env.example explains', () => {
  const named = missingController(none)?.match(/CONTROLLER_\w+/g) ?? [];
  expect(named).toHaveLength(6);
  const example = readFileSync('.env.example', 'utf8');
  const code = readFileSync('src/lib/controller.ts', 'utf8');
  expect(named.filter((name) => !example.includes(`# ${name}=`) || !code.includes(`process.env.${name}`))).toEqual([]);
  expect(missingController({ ...all, region: '' })).toMatch(/set CONTROLLER_REGION \(/);
});

it('B5 is silent once all are set', () => {
  expect(missingController(all)).toBeUndefined();
});
