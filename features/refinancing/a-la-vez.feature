# language: es
Característica: Lo que pasa a la vez en otra pestaña mientras se refinancia
  Lo que otra pestaña está enviando no se envía dos veces, y lo que no se envió se dice.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: Lo que otra pestaña está enviando se sigue en ésta

    @REF-11 @PAY-20
    Escenario: El pago que otra pestaña está enviando es el mismo pago
      Dado que la consulta de "el anticipo" no vuelve
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y en otra pestaña empieza a pagar la refinanciación en "12 cuotas"
      Y acepta y paga la refinanciación
      Entonces la pantalla dice:
        | Tu pago todavía no nos llegó            |
        | Probá sin miedo: se cobra una sola vez. |
      Y se cobró 0 veces

    @REF-05 @REF-11
    Escenario: Con un plan que otra pestaña está guardando no se guarda otro
      Dado que la consulta de "la refinanciación" no vuelve
      Cuando ve los planes de la refinanciación
      Y en otra pestaña empieza a guardar el plan de "12 cuotas"
      Y elige el plan de "6 cuotas"
      Entonces la pantalla dice:
        | Tu plan todavía no nos llegó                                                              |
        | Podés volver a intentarlo: aunque el anterior llegue más tarde, se crea un solo préstamo. |
      Y se crearon 0 refinanciaciones

  Regla: Al lado de una versión más nueva no se envía nada

    @REF-05 @REF-11 @camino
    Escenario: El plan no se guarda junto a una versión más nueva
      Cuando ve los planes de la refinanciación
      Y en otra pestaña una versión más nueva guarda sus pagos
      Y elige el plan de "12 cuotas"
      Entonces la pantalla dice:
        | No pudimos guardar tu plan                                                                  |
        | El portal se actualizó en otra pestaña y esto no se envió. Recargá esta página para seguir. |
      Y se crearon 0 refinanciaciones
      Y lo que guardó la versión más nueva sigue ahí

    @REF-11 @PAY-16
    Escenario: El pago de hoy no se envía junto a una versión más nueva
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y en otra pestaña una versión más nueva guarda sus pagos
      Y acepta y paga la refinanciación
      Entonces la pantalla dice:
        | No enviamos tu pago                                                                         |
        | El portal se actualizó en otra pestaña y esto no se envió. Recargá esta página para seguir. |
      Y se cobró 0 veces
      Y lo que guardó la versión más nueva sigue ahí
