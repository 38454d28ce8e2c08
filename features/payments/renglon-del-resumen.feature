# language: es
Característica: El renglón de lo que se debe
  Varias cuotas no tapan los medios de pago: se cuentan en un renglón, que se abre.

  Regla: El renglón dice cuántas son y cuánto interés tienen

    @PAY-03 @camino
    Escenario: Varias cuotas se cuentan en un renglón, que no tapa los medios de pago
      Dado que hoy es el 21 de noviembre de 2026
      Y que Raúl está por pagar el préstamo "40116602"
      Entonces la pantalla dice:
        | 3 cuotas, con $ 5.032,06 de interés por mora |
        | ¿Cómo querés pagar?                          |
      Y la pantalla no dice:
        | $ 18.950,40 |

    @PAY-03
    Escenario: Varios meses de la línea también, y sin interés no se habla de él
      Dado que Lucía está por pagar el préstamo "46010327"
      Y que debe de su línea:
        | mes     | cuota | interés |
        | 2026-11 | 10000 | 0       |
        | 2026-12 | 20000 | 0       |
      Entonces la pantalla dice:
        | 2 meses |
      Y la pantalla no dice:
        | interés por mora |
