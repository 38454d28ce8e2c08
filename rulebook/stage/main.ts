// React begins here, in its own script: the errors that it makes would have the large one read again for their lines.
import 'react-dom/client'

/**
 * A program that another program requests is compiled in parallel with the page; one that the page names is
 * compiled before the page does anything else.
 */
void import('./program')
