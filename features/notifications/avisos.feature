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
      Y la pantalla dice:
        | Te van a llegar a este dispositivo. |

  Regla: Si no se pueden activar, se dice y se puede volver a probar

    @PRO-05
    Escenario: Donde el dispositivo no los admite se dice, y se sigue al inicio
      Dado que Marta ingresó y está en "los avisos"
      Cuando abre el portal
      Entonces ve la pantalla "Este dispositivo no puede recibir avisos"
      Y la pantalla dice:
        | Tu navegador no los admite. Probá desde otro navegador o desde tu celular. |
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

  Regla: Donde no hay nada que activar se dice, y se vuelve al inicio

    @PRO-05
    Escenario: Marta lee qué se le ofrece
      Dado que Marta ingresó y está en "los avisos"
      Y que su dispositivo puede recibir avisos
      Cuando recarga la página
      Entonces la pantalla dice:
        | Recibí avisos en este dispositivo                              |
        | Te avisamos lo importante, aunque no tengas el portal abierto. |
        | Antes de cada vencimiento, para que no se te pase.             |

    @PRO-05
    Escenario: Con los avisos ya activados vuelve al inicio
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Y abre "los avisos"
      Y vuelve al inicio desde los avisos
      Entonces llega a "el inicio"

    @PRO-05 @ACC-29
    Escenario: Sin poder recibirlos vuelve al inicio, y no se le ofrecen más
      Dado que Marta ingresó y está en "los avisos"
      Cuando vuelve al inicio desde los avisos
      Entonces llega a "el inicio"
      Y en el dispositivo queda "pushSkipped"
