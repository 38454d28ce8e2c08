# language: es
Característica: El vencimiento de la tarjeta de una refinanciación
  La entrega se paga con una tarjeta que sirva después de este mes.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: Hace falta una que venza después de este mes

    @REF-08 @PAY-14 @camino
    Escenario: La que vence este mes no sirve para la refinanciación
      Dado que hoy es el 21 de noviembre de 2026
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y completa una tarjeta que vence en "11/26" para la refinanciación
      Entonces se le pide que corrija:
        | El vencimiento tiene que ser un mes que todavía no llegó. |

    @REF-08 @PAY-14
    Escenario: La que vence el mes que viene sirve para la refinanciación
      Dado que hoy es el 21 de noviembre de 2026
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y completa una tarjeta que vence en "12/26" para la refinanciación
      Entonces ve la pantalla "Revisá y aceptá"
