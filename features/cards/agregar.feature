# language: es
Característica: Agregar una tarjeta
  Quien tiene préstamos sin tarjeta puede sumar una para que sus cuotas se debiten.

  Regla: Agregar tarjetas se habilita de a poco

    @CAR-03
    Escenario: A Paula ya se le ofrece
      Dado que Paula ingresó y está en "mis tarjetas"
      Entonces puede agregar una tarjeta

    @CAR-03
    Esquema del escenario: Lo decide el último número del DNI: <persona>
      Dado que <persona> ingresó
      Cuando abre "/mis-tarjetas/prestamos"
      Entonces llega a "<dirección>"

      Ejemplos:
        | persona | dirección                   |
        | Sofía   | /mis-tarjetas/prestamos |
        | Raúl    | /mis-tarjetas           |

    @CAR-03
    Escenario: A Marta todavía no
      Dado que Marta ingresó y está en "mis tarjetas"
      Entonces no se le ofrece agregar una tarjeta

    @CAR-03
    Escenario: Sin tarjetas se ofrece la primera
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que no tiene tarjetas guardadas
      Entonces puede agregar una tarjeta
      Y la pantalla lleva a:
        | Agregar tarjeta | /mis-tarjetas/prestamos |
        | Ir al inicio    | /inicio                 |

    @CAR-03
    Esquema del escenario: Sin la habilitación sus pantallas vuelven a la lista
      Dado que Marta ingresó
      Cuando abre "<dirección>"
      Entonces llega a "/mis-tarjetas"

      Ejemplos:
        | dirección                   |
        | /mis-tarjetas/prestamos     |
        | /mis-tarjetas/sin-prestamos |

  Regla: Primero se eligen los préstamos

    @CAR-05
    Escenario: Se ofrecen los préstamos que ninguna tarjeta paga
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Entonces los préstamos de la tarjeta son:
        | Óptica del Centro Préstamo 40155604 · Cuota 3 de 6 $ 10.760,40 |
        | Recarga de celular Préstamo 40157719 · Cuota 1 de 3 $ 3.115,75                      |
      Y para seguir se le pide "Elegí al menos un préstamo."
      Y la pantalla dice:
        | ¿Qué préstamos querés pagar con la tarjeta?                       |
        | Elegí uno o más. Sus cuotas se van a debitar de la tarjeta nueva. |
        | Préstamos sin tarjeta                                             |
        | Continuar                                                         |
        | Cancelar                                                          |

    @CAR-05
    Escenario: Mientras los préstamos no llegan se dice qué se espera
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "los préstamos sin tarjeta" no vuelve
      Cuando toca "Agregar tarjeta"
      Entonces mientras tanto la pantalla dice:
        | ¿Qué préstamos querés pagar con la tarjeta?                       |
        | Elegí uno o más. Sus cuotas se van a debitar de la tarjeta nueva. |
        | Buscando tus préstamos                                            |

    @CAR-05
    Escenario: Cancelar vuelve a la lista
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y cancela
      Entonces llega a "/mis-tarjetas"

    @CAR-05
    Escenario: Sin préstamos para asociar se explica por qué
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que no tiene préstamos
      Cuando quiere agregar una tarjeta
      Entonces llega a "/mis-tarjetas/sin-prestamos"
      Y la pantalla dice:
        | No hay préstamos para sumar a una tarjeta                                                        |
        | Todos tus préstamos activos ya se pagan con una tarjeta de débito, o no tenés préstamos activos. |
      Y la pantalla lleva a:
        | Ir a mis tarjetas | /mis-tarjetas |
        | Ir al inicio      | /inicio       |

    @CAR-05
    Escenario: Cualquier otra falla lleva a la página de la falla, que vuelve a probar
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "los préstamos sin tarjeta" responde que tuvo un problema
      Cuando quiere agregar una tarjeta
      Entonces llega a "/mis-tarjetas/error/fallo-consulta"
      Y ve la pantalla "No pudimos cargar tus préstamos"
      Y la pantalla lleva a:
        | Probar de nuevo | /mis-tarjetas/prestamos |
        | Ir al inicio    | /inicio                 |

  Regla: La tarjeta se revisa antes de agregarla

    @CAR-06
    Escenario: Lo que falta de la tarjeta se pide todo junto
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y no completa la tarjeta nueva
      Entonces se le pide que corrija:
        | Ingresá el número de la tarjeta.            |
        | Ingresá el vencimiento.                     |
        | Ingresá el código de seguridad.             |
        | Ingresá el nombre como figura en la tarjeta. |
        | El DNI es requerido                          |

    @CAR-06
    Escenario: La tarjeta que se pide tiene cada dato con su nombre
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Entonces la pantalla dice:
        | Agregá tu tarjeta de débito                                            |
        | Tiene que ser una tarjeta de débito a tu nombre.                       |
        | Número de la tarjeta                                                   |
        | Nombre como figura en la tarjeta                                       |
        | Vencimiento                                                            |
        | Mes y año: MM/AA                                                       |
        | Código de seguridad                                                    |
        | Los 3 números del dorso                                                |
        | DNI del titular                                                        |
        | No guardamos el número ni el código de seguridad en este dispositivo.  |
        | Continuar                                                              |
      Y quien no ve la pantalla oye:
        | Datos de la tarjeta |
      Y la pantalla lleva a:
        | Cambiar los préstamos | /mis-tarjetas/prestamos |

    @CAR-06
    Escenario: Su nombre y su DNI ya están escritos
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Entonces de la tarjeta quedan escritos:
        |                |
        | Paula Navarro  |
        |                |
        |                |
        | 31447902       |

    @CAR-06
    Escenario: La tarjeta que se dibuja dice qué falta
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Entonces la pantalla dice:
        | •••• •••• •••• ••••  |
        | PAULA NAVARRO       |
        | ••/••               |
        | •••                  |

    @CAR-06 @camino
    Escenario: El resumen muestra la tarjeta, los préstamos y cuánto suman sus cuotas
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
        | 40157719          |
      Entonces la tarjeta a agregar es "Visa Débito xxxx 4821 Paula Navarro"
      Y los préstamos de la tarjeta son:
        | Óptica del Centro Préstamo 40155604 · Cuota 3 de 6 $ 10.760,40 |
        | Recarga de celular Préstamo 40157719 · Cuota 1 de 3 $ 3.115,75                      |
      Y el total de las cuotas es "$ 13.876,15"

    @CAR-06
    Escenario: Antes de confirmar se dice qué va a pasar
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Entonces la pantalla dice:
        | Revisá antes de agregar la tarjeta                                                                                  |
        | Préstamos que va a pagar                                                                                            |
        | Total a pagar                                                                                                       |
        | Se debita cerca de esto por mes.                                                                                    |
        | Tarjeta                                                                                                             |
        | Vencimiento                                                                                                         |
        | 12/30                                                                                                               |
        | Cada cuota se debita de la cuenta de esta tarjeta cuando vence. Si no hay saldo, vas a poder pagarla por otro medio. |
        | Ver los términos y condiciones                                                                                      |
        | Confirmar                                                                                                           |
        | Cancelar                                                                                                            |
      Y quien no ve la pantalla oye:
        | Préstamos que va a pagar |
        | Préstamos que va a pagar |
        | Total a pagar            |
      Y la pantalla lleva a:
        | Cambiar los préstamos | /mis-tarjetas/prestamos |

    @CAR-06
    Esquema del escenario: Mientras se espera se dice qué: <espera>
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "<consulta>" no vuelve
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y toca "<botón>"
      Entonces mientras tanto la pantalla dice:
        | <espera> |

      Ejemplos:
        | consulta                    | botón                          | espera                              |
        | la tarjeta nueva            | Confirmar                      | Estamos agregando tu tarjeta        |
        | los términos de la adhesión | Ver los términos y condiciones | Abriendo los términos y condiciones |

    @CAR-06
    Escenario: Mientras una tarjeta se agrega no se agrega otra
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" no vuelve
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta y se va al inicio sin esperar
      Y vuelve atrás
      Y prepara una tarjeta nueva para:
        | 40157719 |
      Y toca "Confirmar"
      Entonces un aviso dice "Todavía estamos agregando la tarjeta anterior. Esperá a que te avisemos cómo terminó."

    @CAR-06
    Escenario: Cambiar los préstamos no obliga a cargar la tarjeta otra vez
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y cambia los préstamos por "40157719"
      Entonces la tarjeta a agregar es "Visa Débito xxxx 4821 Paula Navarro"
      Y el total de las cuotas es "$ 3.115,75"

    @CAR-06
    Escenario: Los términos y condiciones se abren
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y pide los términos y condiciones
      Entonces se abre un documento

    @CAR-06
    Escenario: Los términos que no se abren se guardan con su nombre
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que su navegador no abre otras pestañas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y pide los términos y condiciones
      Entonces se descarga "terminos-adhesion-debito.pdf"

    @CAR-06
    Escenario: Si los términos no se abren un aviso lo dice
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "los términos de la adhesión" responde que tuvo un problema
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y pide los términos y condiciones
      Entonces un aviso dice "No pudimos abrir los términos y condiciones. Probá de nuevo."

    @CAR-06
    Escenario: Cancelar en el resumen olvida la tarjeta
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y cancela
      Entonces llega a "/mis-tarjetas"

    @CAR-07
    Escenario: Quien canceló y vuelve atrás ya no tiene qué confirmar
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y cancela
      Y vuelve atrás
      Entonces llega a "/mis-tarjetas"

    @CAR-07
    Escenario: Con los préstamos y sin la tarjeta tampoco hay resumen
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y vuelve atrás
      Entonces llega a "/mis-tarjetas"

    @CAR-07
    Escenario: Recargar el resumen olvida la tarjeta
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y recarga la página
      Entonces llega a "/mis-tarjetas"
