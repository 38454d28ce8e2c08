// React begins here, in its own script: the errors that it makes would have the large one read again for their lines.
import 'react-dom/client'

/**
 * Loads the stage's program from another program. The browser then compiles it in parallel with the
 * page; it compiles a program that the page names before the page does anything else.
 */
void import('./program')
