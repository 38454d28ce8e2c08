# language: es
Característica: Lo que dice el inicio

  Regla: El inicio se lee entero

    @HOM-03 @HOM-16 @camino
    Escenario: A Marta, que está al día
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces la pantalla dice:
        | Hola, Marta     |
        | Otras gestiones |
      Y la pantalla lleva a:
        | Pagar $ 12.625        | /pagar-cuota/resumen?externalId=40128753&medio=tarjeta |
        | Cambiar la tarjeta       | /pagar-cuota/resumen?externalId=40128753               |
        | Pagar las 3 de diciembre | /pagar-cuota/juntas?prestamos=40153318%2C40097264%2C40128753 |
        | Préstamo personal $ 41.318,75 Vence el 1 de diciembre Pagaste 1 de 18 cuotas    | /mis-prestamos/p-2ad97e45 |
        | Préstamo en sucursal $ 23.480,50 Vence el 1 de diciembre Pagaste 8 de 10 cuotas | /mis-prestamos/p-c03b58f7 |
        | Casa Rivadavia Hogar $ 12.625,00 Vence el 1 de diciembre Pagaste 3 de 12 cuotas | /mis-prestamos/p-6b1f0c92 |
        | Casa Rivadavia Hogar $ 12.625,00 28 de octubre | /mis-pagos/comprobante?pago=4741b979 |
        | Nuevo préstamo           | /nuevo-prestamo                          |
        | Pagar un servicio        | /nuevo-prestamo?product=19&subproduct=91 |
        | Recargar celular         | /nuevo-prestamo?product=19&subproduct=69 |
        | Mis préstamos            | /mis-prestamos                           |
        | Pagar cuota              | /pagar-cuota                             |
        | Mis pagos                | /mis-pagos                               |
        | Enviar un comprobante    | /enviar-comprobante                      |
        | Hacer un reclamo         | /consultas                               |
        | Contarnos tu experiencia | /encuesta                                |
      Y la pestaña se llama "Inicio · Luma Créditos"
      Y quien no ve la pantalla oye:
        | ¿Qué querés hacer? |
        | Accesos rápidos    |
        | Abrir el menú      |

    @HOM-04
    Escenario: A Raúl, que debe
      Dado que Raúl ingresó
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tenés cuotas vencidas                            |
        | Deuda total                                      |
        | $ 101.883,26                                     |
        | Incluye el interés por mora. |
      Y quien no ve la pantalla oye:
        | Avisos |

    @HOM-05
    Escenario: A Lucía, que tiene una línea
      Dado que Lucía ingresó
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tu línea de crédito |
        | Disponible          |
        | $ 412.350,50        |
        | Ocultar importes    |
        | Ver mi línea        |
        | Ver movimientos     |

    @HOM-05
    Escenario: A Lucía, que ocultó sus importes
      Dado que Lucía ingresó
      Cuando oculta los importes
      Entonces la pantalla dice:
        | $ ••••••         |
        | Importe oculto   |
        | Mostrar importes |

    @HOM-05
    Escenario: A Diego, que tiene una oferta
      Dado que Diego ingresó
      Cuando cierra el cuadro
      Entonces la pantalla dice:
        | Sin activar                                                   |
        | Podés pedir hasta                                             |
        | $ 800.000                                                  |
        | Es tu oferta de una línea de crédito: la usás cuando querés. |
        | Conocer mi oferta                                             |
        | Ver movimientos                                               |
        | Vas a ver tus movimientos cuando tengas la línea.             |

    @HOM-05
    Escenario: A Héctor, que debe y tiene una línea
      Dado que Héctor ingresó
      Cuando abre el portal
      Entonces la pantalla dice:
        | Vas a poder usarla cuando te pongas al día. |

    @HOM-09
    Escenario: A Sofía, que tiene novedades
      Dado que Sofía ingresó
      Cuando cierra el cuadro
      Entonces la pantalla dice:
        | Tenemos novedades para contarte. |
        | Leer la novedad        |
        | Novedades para vos     |
        | 1 de 4                 |
        | Seguí con tu préstamo  |
        | Hasta $ 420.000     |
        | Continuar la solicitud |
        | (se abre en otra pestaña) |
      Y quien no ve la pantalla oye:
        | Anterior         |
        | Siguiente        |
        | Novedad 1 de 4   |
        | Novedad 4 de 4   |

    @HOM-09
    Esquema del escenario: Las novedades se pasan de a una: <toca>
      Dado que Sofía ingresó
      Cuando cierra el cuadro
      Y toca "Siguiente"
      Y toca "<toca>"
      Entonces la pantalla dice:
        | <se ve> |

      Ejemplos:
        | toca      | se ve  |
        | Siguiente | 3 de 4 |
        | Anterior  | 1 de 4 |

    @HOM-09
    Escenario: A Marta, que tiene un préstamo ofrecido
      Dado que Marta ingresó
      Y que le ofrecen renovar por 350000 pesos
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tenés un préstamo para vos |
        | Hasta $ 350.000         |
        | Ver mi préstamo            |

    @HOM-01
    Escenario: A quien no se le pudo traer
      Dado que Marta ingresó
      Y que la consulta de "la situación de la cuenta" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos cargar tu inicio                                          |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Probar de nuevo                                                      |
      Y la pantalla lleva a:
        | Cerrar sesión | /cerrar-sesion |

    @HOM-02
    Escenario: A Oscar, cuya deuda tiene un estudio
      Dado que Oscar ingresó
      Cuando abre el portal
      Entonces la pantalla dice:
        | Un estudio se ocupa de tu deuda                |
        | Comunicate con el estudio para ponerte al día. |
      Y la pantalla lleva a:
        | 3624420187                                     | tel:3624420187              |
        | Escribir por WhatsApp (se abre en otra pestaña) | https://wa.me/5493624420187 |
        | Cerrar sesión                                  | /cerrar-sesion              |

  Regla: Lo que se abre sobre el inicio se lee entero

    @HOM-11
    Escenario: La novedad
      Dado que Sofía ingresó
      Cuando abre la novedad
      Entonces sobre la pantalla se lee:
        | Tenemos novedades |
        | 1 de 2            |
        | Siguiente         |
      Y quien no ve la pantalla oye:
        | Cerrar |

    @HOM-11
    Escenario: Su último paso
      Dado que Sofía ingresó
      Cuando abre la novedad
      Y sigue leyendo la novedad
      Entonces sobre la pantalla se lee:
        | 2 de 2    |
        | Entendido |

    @HOM-12
    Escenario: El beneficio
      Dado que Sofía ingresó
      Y que hoy es el 10 de noviembre de 2026
      Cuando abre el portal
      Entonces sobre la pantalla se lee:
        | Ahorrá un 18 % cancelando tu préstamo                                                                          |
        | Si pagás todas las cuotas que te quedan, pagás menos intereses. El beneficio vale hasta el 10 de este mes.     |
        | Ver más                                                                                                        |
        | Ahora no                                                                                                       |

    @HOM-12
    Escenario: El beneficio, cerca del fin de mes
      Dado que Sofía ingresó
      Y que hoy es el 11 de noviembre de 2026
      Cuando abre el portal
      Entonces sobre la pantalla se lee:
        | Si pagás todas las cuotas que te quedan, pagás menos intereses. El beneficio vale hasta el 10 del mes que viene. |

    @HOM-10
    Escenario: El anuncio de la línea
      Dado que Diego ingresó
      Cuando abre el portal
      Entonces sobre la pantalla se lee:
        | Llegó la línea de crédito                                                         |
        | Pagá con QR, recargá el celular o pasá plata a tu cuenta, y devolvelo en cuotas. |
        | Siguiente                                                                         |

    @HOM-10
    Escenario: Su segunda página
      Dado que Diego ingresó
      Cuando sigue leyendo sobre la línea
      Entonces sobre la pantalla se lee:
        | Ya tenés una oferta                                                     |
        | Podés pedir una línea de hasta $ 800.000. La activás en pocos pasos. |
        | Conocer mi oferta                                                       |

  Regla: El menú se lee por partes y se cierra

    @HOM-14
    Escenario: Quién está adentro y de qué trata cada parte
      Dado que Marta ingresó
      Cuando toca "Abrir el menú"
      Entonces sobre la pantalla se lee:
        | Marta Giménez   |
        | Préstamos       |
        | Crédito y pagos |
        | Comprobantes    |
        | Mi cuenta       |
      Y quien no ve la pantalla oye:
        | Menú principal |
        | Menú principal |
        | Cerrar         |

    @HOM-14
    Esquema del escenario: El menú que se abrió con "<abre>" se cierra sin elegir nada
      Dado que Marta ingresó
      Cuando toca "<abre>"
      Y toca "Cerrar"
      Entonces no queda nada abierto sobre la pantalla

      Ejemplos:
        | abre          |
        | Abrir el menú |
        | Menú          |

    @HOM-14
    Escenario: El nombre de la empresa lleva al inicio
      Dado que Marta ingresó y está en "mis préstamos"
      Cuando toca "Luma Créditos"
      Entonces llega a "el inicio"

    @HOM-14
    Escenario: La ayuda está arriba en todas las pantallas
      Dado que Marta ingresó y está en "mis préstamos"
      Cuando toca "Ayuda"
      Entonces llega a "/ayuda"

    @HOM-14 @GEN-05
    Escenario: En una ventana ancha el menú está a la vista
      Dado que Marta ingresó y está en "mis préstamos"
      Y que su ventana mide 1264 píxeles de ancho
      Cuando abre "el inicio"
      Entonces quien no ve la pantalla oye:
        | Menú principal |

    @HOM-14
    Escenario: Ahí cada parte se abre, y se cierra con Escape
      Dado que Marta ingresó y está en "mis préstamos"
      Y que su ventana mide 1264 píxeles de ancho
      Cuando abre la parte "Mi cuenta" del menú
      Y aprieta Escape
      Entonces la parte "Mi cuenta" del menú está cerrada

    @HOM-14
    Escenario: Ahí cada parte tiene lo suyo
      Dado que Marta ingresó y está en "mis préstamos"
      Y que su ventana mide 1264 píxeles de ancho
      Cuando abre la parte "Mi cuenta" del menú
      Entonces la parte "Mi cuenta" del menú lleva a:
        | Ayuda         | /ayuda         |
        | Mis datos     | /mis-datos     |
        | Cerrar sesión | /cerrar-sesion |

    @HOM-14
    Esquema del escenario: El menú también se cierra si <hace>
      Dado que Marta ingresó
      Cuando toca "Abrir el menú"
      Y <hace>
      Entonces no queda nada abierto sobre la pantalla

      Ejemplos:
        | hace                         |
        | aprieta Escape               |
        | toca fuera de lo que se abrió |

    @HOM-11
    Escenario: La novedad también se cierra con Escape
      Dado que Sofía ingresó
      Cuando abre la novedad
      Y aprieta Escape
      Entonces no se abre ningún cuadro
      Y no hay novedades para leer
