# language: es
Característica: El vencimiento de la tarjeta que se agrega
  Con ella se van a pagar las cuotas que vienen: tiene que servir después de este mes.

  Regla: Hace falta una que venza después de este mes

    @CAR-06 @PAY-14 @camino
    Escenario: La que vence este mes no se agrega
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que hoy es el 21 de noviembre de 2026
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y carga una tarjeta que vence en "11/26"
      Entonces se le pide que corrija:
        | El vencimiento tiene que ser un mes que todavía no llegó. |

    @CAR-06 @PAY-14
    Escenario: La que vence el mes que viene se agrega
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que hoy es el 30 de noviembre de 2026
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y carga una tarjeta que vence en "12/26"
      Entonces ve la pantalla "Revisá antes de agregar la tarjeta"
