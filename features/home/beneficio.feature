# language: es
Característica: El beneficio por cancelar antes
  El descuento que hace la empresa si se cancela el préstamo se cuenta una vez, y sólo cuando se puede usar.

  Regla: El beneficio por cancelar antes se ofrece una vez

    @HOM-12 @camino
    Escenario: Lo que falta saber está en la cancelación
      Dado que Sofía ingresó
      Cuando quiere saber más del beneficio
      Entonces llega a "/cancelacion-anticipada"

    @HOM-12 @CAN-01
    Escenario: Los últimos días del mes, en que no se puede cancelar, el beneficio espera
      Dado que hoy es el 28 de noviembre de 2026
      Y que Sofía ingresó
      Cuando abre el portal
      Entonces no se abre ningún cuadro

    @HOM-12 @CAN-01
    Escenario: El último día en que se puede cancelar, el beneficio se ofrece
      Dado que hoy es el 27 de noviembre de 2026
      Y que Sofía ingresó
      Y que el beneficio es pagar 820 en lugar de 1000
      Cuando abre el portal
      Entonces se abre el cuadro "Ahorrá un 18 % cancelando tu préstamo"

    @HOM-12
    Escenario: Lo que se ofreció en otro dispositivo no se ofrece en este
      Dado que Sofía ingresó
      Y que el beneficio ya se le ofreció en otro dispositivo
      Cuando abre el portal
      Entonces no se abre ningún cuadro

    @HOM-12
    Escenario: Lo que se dejó para otro momento no se ofrece de nuevo
      Dado que Sofía ingresó
      Y que el beneficio es pagar 820 en lugar de 1000
      Cuando deja el beneficio para otro día
      Y recarga la página
      Entonces no se abre ningún cuadro

    @HOM-12
    Escenario: Tampoco a quien sale y vuelve a ingresar
      Dado que Sofía ingresó
      Cuando deja el beneficio para otro día
      Y Sofía sale y vuelve a ingresar
      Entonces no se abre ningún cuadro

    @HOM-12
    Escenario: Lo que se fue a ver no se ofrece de nuevo
      Dado que Sofía ingresó
      Y que el beneficio es pagar 820 en lugar de 1000
      Cuando quiere saber más del beneficio
      Y abre "el inicio"
      Y recarga la página
      Entonces no se abre ningún cuadro

    @HOM-12
    Esquema del escenario: El título depende del descuento
      Dado que Sofía ingresó
      Y que el beneficio es pagar <pago> en lugar de <cuotas>
      Cuando abre el portal
      Entonces se abre el cuadro "<título>"

      Ejemplos:
        | pago | cuotas | título                                 |
        | 905  | 1000   | Ahorrá un 10 % cancelando tu préstamo  |
        | 906  | 1000   | Cancelá tu préstamo antes y pagá menos |
        | 500  | 1000   | Ahorrá un 50 % cancelando tu préstamo  |

    @HOM-12
    Esquema del escenario: El texto depende del día
      Dado que Sofía ingresó
      Y que hoy es el <día>
      Y que el beneficio es pagar 820 en lugar de 1000
      Cuando abre el portal
      Entonces el cuadro dice "<hasta>"

      Ejemplos:
        | día                     | hasta                         |
        | 10 de noviembre de 2026 | hasta el 10 de este mes       |
        | 11 de noviembre de 2026 | hasta el 10 del mes que viene |

    @HOM-12
    Esquema del escenario: El día es el de Buenos Aires: a las <hora> del <día>
      Dado que Sofía ingresó
      Y que en Buenos Aires son las "<hora>" del "<día>"
      Y que el beneficio es pagar 820 en lugar de 1000
      Cuando abre el portal
      Entonces el cuadro dice "<hasta>"

      Ejemplos:
        | día        | hora         | hasta                         |
        | 2026-11-10 | 23:59:59.999 | hasta el 10 de este mes       |
        | 2026-11-11 | 00:00:00.000 | hasta el 10 del mes que viene |
