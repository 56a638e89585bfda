/** The table of the game that most people come for is part of the table page itself: imported here, it is among the files
 * that the server names together with the page, and no browser has to wait for a script to ask for it. */

import './cards/CardTable.svelte'
