# language: es
Característica: Los avisos en el dispositivo

  Regla: Cada persona decide si los recibe

    @PRO-05 @camino
    Escenario: Los activa
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Entonces un aviso dice "Listo. Vas a recibir los avisos en este dispositivo."
      Y llega a "el inicio"
      Y en el dispositivo queda "pushSubscribed"

    @ACC-29
    Escenario: Los deja para más tarde
      Dado que Marta ingresó
      Cuando deja los avisos para más tarde
      Entonces llega a "el inicio"
      Y en el dispositivo queda "pushSkipped"

    @PRO-05
    Escenario: A quien ya los recibe se le dice
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Y abre "los avisos"
      Entonces ve la pantalla "Los avisos ya están activados"

  Regla: Si no se pueden activar, se dice y se puede volver a probar

    @PRO-05
    Escenario: Donde el dispositivo no los admite se dice, y se sigue al inicio
      Dado que Marta ingresó y está en "los avisos"
      Cuando abre el portal
      Entonces ve la pantalla "Este dispositivo no puede recibir avisos"
      Y puede seguir al inicio

    @PRO-05
    Escenario: Después de fallar se puede activar
      Dado que Marta ingresó
      Y que la consulta de "la suscripción a los avisos" responde con un error
      Cuando activa los avisos en su dispositivo
      Y vuelve a activar los avisos
      Entonces un aviso dice "Listo. Vas a recibir los avisos en este dispositivo."

    @PRO-05
    Escenario: El servidor no anota el dispositivo
      Dado que Marta ingresó
      Y que la consulta de "la suscripción a los avisos" responde con un error
      Cuando activa los avisos en su dispositivo
      Entonces un aviso dice "No pudimos activar los avisos. Probá de nuevo en unos minutos."
      Y en el dispositivo ya no queda "pushSubscribed"

    @PRO-05
    Escenario: El servicio de avisos nunca contesta
      Dado que Marta ingresó
      Cuando el servicio de avisos no contesta
      Entonces un aviso dice "Activar los avisos está tardando demasiado. Probá de nuevo en unos minutos."
