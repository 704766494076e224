// Writes the catalogues of the printed rules: where each row is played and tested.
//   node source/check/catalogue/write.ts --write    renews catalogue.md of every book, and the tables of the page on Formula Dé
import { readFileSync, writeFileSync } from 'node:fs';
import { FAMILY_PAGE, renewedPage } from '../formula-de/family-page.ts';
import { orderOf } from '../orders.ts';
import { catalogueFile, catalogueRows, catalogueText } from './catalogue.ts';
import { CATALOGUES } from './catalogues.ts';

const isMeant = orderOf(
  {
    about: 'The catalogues of the printed rules: where each row is played and tested.',
    flags: { write: { type: 'boolean', default: false, says: 'renew the tables' } },
  },
  given => given.write,
);
if (!isMeant) console.log('Say --write to renew the tables.');
else {
  for (const one of CATALOGUES) {
    writeFileSync(catalogueFile(one), catalogueText(catalogueRows([one]), one));
  }
  writeFileSync(FAMILY_PAGE, renewedPage(readFileSync(FAMILY_PAGE, 'utf8')));
}
