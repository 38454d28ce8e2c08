/**
 * A program that is asked for by a program is compiled beside the page; one that the page names is compiled before
 * the page does anything else.
 */
void import('./program')
