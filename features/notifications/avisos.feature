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

    @PRO-05
    Escenario: Si el navegador los dio de baja, se le vuelven a ofrecer
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Y el navegador da de baja los avisos
      Y abre "los avisos"
      Entonces ve la pantalla "Recibí avisos en este dispositivo"
      Y la empresa le avisa a "27284561231" en 0 dispositivos
      Y en el dispositivo ya no queda "pushSubscribed"

    @HOM-08 @PRO-05
    Escenario: Si el navegador los dio de baja, se le ofrecen al llegar al inicio
      Dado que Marta está por ingresar
      Cuando entra con "28456123" y "cuota2026"
      Y activa los avisos en su dispositivo
      Y el navegador da de baja los avisos
      Y abre "el inicio"
      Entonces ve la pantalla "Recibí avisos en este dispositivo"

  Regla: Si no se pueden activar, se dice y se puede volver a probar

    @PRO-05 @GEN-17
    Escenario: Donde el dispositivo no los admite se dice, y se sigue al inicio
      Dado que Marta ingresó y está en "los avisos"
      Cuando abre el portal
      Entonces ve la pantalla "Este dispositivo no puede recibir avisos"
      Y la pantalla dice:
        | Tu navegador no los admite. Probá desde otro navegador o desde tu celular. |
      Y puede seguir al inicio

    @PRO-05 @ACC-25
    Escenario: Donde sólo los recibe el portal instalado se dice
      Dado que Marta ingresó y está en "los avisos"
      Y que su celular sólo muestra avisos de lo que está instalado
      Cuando recarga la página
      Entonces la pantalla dice:
        | Primero instalá el portal                                                                                                                              |
        | En iPhone y iPad, los avisos llegan sólo al portal instalado, con iOS 16.4 o posterior. Instalalo, abrilo desde la pantalla de inicio y activalos ahí. |
        | Cómo instalarlo                                                                                                                                        |
        | Ir al inicio                                                                                                                                           |

    @PRO-05 @ACC-25
    Escenario: De ahí se llega a cómo instalarlo
      Dado que Marta ingresó y está en "los avisos"
      Y que su celular sólo muestra avisos de lo que está instalado
      Cuando recarga la página
      Y toca "Cómo instalarlo"
      Entonces llega a "instalar la app"

    @PRO-05 @ACC-29
    Escenario: Quien no lo instala vuelve al inicio, y no se le ofrecen más
      Dado que Marta ingresó y está en "los avisos"
      Y que su celular sólo muestra avisos de lo que está instalado
      Cuando recarga la página
      Y toca "Ir al inicio"
      Entonces llega a "el inicio"
      Y en el dispositivo queda "pushSkipped"

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
        | Cuando se acredita un pago tuyo.                               |
        | Los apagás cuando quieras desde los ajustes del navegador.     |
        | Activar los avisos                                             |
        | Más tarde                                                      |

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

    @PRO-05
    Escenario: A quien los bloqueó en su navegador se le dice cómo permitirlos
      Dado que Marta ingresó y está en "los avisos"
      Y que en su navegador bloqueó los avisos
      Cuando recarga la página
      Entonces la pantalla dice:
        | Los avisos están bloqueados                                                                                  |
        | Para recibirlos, abrí los ajustes de este sitio en tu navegador, permití las notificaciones y volvé a entrar. |
        | Ir al inicio                                                                                                 |

    @PRO-05 @HOM-08
    Escenario: A quien los bloqueó no se le ofrecen al llegar
      Dado que Marta está por ingresar
      Y que en su navegador bloqueó los avisos
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces la saluda "Hola, Marta"

    @PRO-05
    Escenario: Quien no da el permiso lo lee, y puede darlo después
      Dado que Marta ingresó
      Y que en su navegador va a negar el permiso
      Cuando activa los avisos en su dispositivo
      Entonces un aviso dice "No se activaron los avisos porque el navegador no tiene tu permiso."

    @PRO-05
    Esquema del escenario: Un aviso que llega con el portal abierto se lee en él: <aviso>
      Dado que Marta ingresó
      Cuando le llega un aviso que dice "<título>" y "<texto>"
      Entonces un aviso dice "<aviso>"

      Ejemplos:
        | título                    | texto                | aviso                                           |
        | Tu cuota vence mañana     | Son $ 12.625,00.     | Tu cuota vence mañana. Son $ 12.625,00.         |
        | Se acreditó tu pago       |                      | Se acreditó tu pago                             |

    @PRO-05
    Escenario: Un aviso que llega con el portal abierto lleva a lo que dice
      Dado que Marta ingresó
      Cuando le llega un aviso que dice "Se acreditó tu pago" y lleva a "/mis-pagos"
      Y toca "Se acreditó tu pago"
      Entonces llega a "mis pagos"
      Y ya no hay avisos

    @PRO-05 @OPS-03
    Escenario: Un aviso de algo apagado se lee y no lleva a ningún lado
      Dado que Marta ingresó
      Y que el prestamista apagó "cards"
      Cuando le llega un aviso que dice "Vence tu tarjeta" y lleva a "/mis-tarjetas"
      Entonces un aviso dice "Vence tu tarjeta"
      Y no ve un enlace en el aviso

    @PRO-05 @GEN-02
    Escenario: Un aviso que llega solo se puede leer diez segundos
      Dado que Marta ingresó
      Cuando le llega un aviso que dice "Se acreditó tu pago" y ""
      Y pasan 9 segundos
      Entonces un aviso dice "Se acreditó tu pago"
      Y 1 segundo después ya no hay avisos

  Regla: Quien sale deja de recibirlos en ese dispositivo

    @PRO-06 @PRO-05
    Escenario: Mientras está adentro le llegan
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Entonces la empresa le avisa a "27284561231" en 1 dispositivo

    @PRO-06 @GEN-11
    Escenario: Al salir, la empresa deja de avisarle ahí
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Y Marta cierra la sesión
      Entonces la empresa le avisa a "27284561231" en 0 dispositivos
      Y en el dispositivo ya no queda "pushDevice"
      Y en el dispositivo ya no queda "pushSubscribed"

    @PRO-06 @SES-20
    Escenario: También cuando entra otra persona con un enlace
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Y abre "el enlace de ingreso de Raúl"
      Y acepta entrar con el enlace
      Entonces la empresa le avisa a "27284561231" en 0 dispositivos

    @PRO-06 @ACC-18
    Escenario: También cuando elige otra contraseña y vuelve al ingreso
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Y vuelve al ingreso
      Entonces la empresa le avisa a "27284561231" en 0 dispositivos

    @PRO-06 @GEN-11
    Esquema del escenario: Con la sesión vencida, a quien ingresa no le llegan los de otra persona: <quién>
      Dado que Marta ingresó y está en "la ayuda"
      Y que la consulta de "los préstamos" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que la sesión no sirve
      Cuando activa los avisos en su dispositivo
      Y abre "mis préstamos"
      Y ingresa el DNI "<dni>"
      Y ingresa la contraseña "cuota2026"
      Entonces la empresa le avisa a "27284561231" en <dispositivos>

      Ejemplos:
        | quién | dni      | dispositivos   |
        | Marta | 28456123 | 1 dispositivo  |
        | Raúl  | 24318907 | 0 dispositivos |

    @PRO-05
    Escenario: Después de proteger la cuenta desde donde no había ingresado, al ingresar le llegan otra vez
      Dado que Marta ingresó y está en "la ayuda"
      Y que la consulta de "los préstamos" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que la sesión no sirve
      Cuando activa los avisos en su dispositivo
      Y abre "mis préstamos"
      Y abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Y entra con "28456123" y "cuota2026"
      Entonces la empresa le avisa a "27284561231" en 1 dispositivo

    @PRO-06
    Esquema del escenario: Una empresa que no lo ofrece no impide salir
      Dado que Marta ingresó
      Y que la consulta de "la baja de los avisos" <falla>
      Cuando activa los avisos en su dispositivo
      Y Marta cierra la sesión
      Entonces ve la pantalla "Cerraste tu sesión"
      Y en el dispositivo ya no queda "pushDevice"

      Ejemplos:
        | falla                     |
        | responde que no existe    |
        | no llega                  |
